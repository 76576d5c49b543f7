/** Everything that is photographed, in the order of the page that shows it: file name and title. */
export const KINDS = {
  'The lobby': {
    lobby: 'A lobby',
    created: 'To whoever opened it',
    'lobby-full': 'All seats taken',
    welcome: 'To whoever sat down',
    refusal: 'A refusal',
    'lobby-question': 'Before it is closed',
    'lobby-closed': 'Closed',
  },
  Introduction: {
    'intro-1': 'First page',
    'intro-2': 'Second page',
    'intro-3': 'Third page',
    'intro-closed': 'Afterwards',
  },
  'A hand begins': {
    cut: 'The cut',
    inquiry: 'The inquiry',
    'hand-inquiry': 'The own hand meanwhile',
    dealt: 'Everybody has answered',
  },
  'The own hand': {
    'hand-turn': 'On turn, with twelve cards',
    'hand-announced': 'Announced',
    'hand-waiting': 'Waiting',
    'hand-aid': 'With the aid',
    'hand-large': 'Large cards',
    'hand-four': 'Four colours',
    'hand-german': 'German faces',
    'hand-light': 'Light',
    'hand-text': 'Text only',
    'hand-over': 'Played',
  },
  'The table': {
    'trick-first': 'A trick begins',
    'trick-going': 'A trick goes on',
    'trick-won': 'A trick is won',
    'last-trick': 'Last trick',
    result: 'The result',
    'result-light': 'The result, light',
    review: 'Review',
    'review-trick': 'Review of a trick',
    score: 'The score',
    final: 'The end',
    records: 'The records',
  },
  'After the table': {
    leaderboard: 'The leaderboard',
    'leaderboard-wins': 'By wins',
    'leaderboard-shared': 'Shown to all',
    stats: 'Statistics',
    history: 'The history',
    replay: 'A hand',
    'replay-deal': 'Was it fair?',
    entry: 'A hand of a real table',
    'entry-points': 'Its points',
    entered: 'It is booked',
  },
  Ownership: {
    privacy: 'What is kept of me',
    export: 'An export',
    rights: 'Who may do what',
    audit: 'What was corrected',
  },
  'At the table': {
    menu: 'Menu',
    question: 'A question before leaving',
    warning: 'Time runs out',
    'warning-public': 'Time runs out, at the table',
  },
  Poverty: {
    'poverty-take': 'Asked to take it',
    'poverty-pass': 'Cards to pass',
    'poverty-menu': 'The menu of cards',
    'poverty-return': 'Cards to return',
  },
  Rules: {
    rules: 'The rules of a table',
    'rules-topic': 'A topic',
    editor: 'The editor',
    'editor-menu': 'A menu of the editor',
  },
  Learning: {
    learn: 'The guide',
    'learn-trumps': 'Trumps',
    'learn-example': 'The worked example',
    'learn-tips': 'Tips',
    term: 'A word explained',
    terms: 'Words offered while typing',
  },
  Settings: {
    settings: 'Of a person',
    'settings-server': 'Of a server',
    language: 'The language',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type KeysOf<T> = T extends unknown ? keyof T : never;
export type Kind = KeysOf<(typeof KINDS)[keyof typeof KINDS]>;

/** What is photographed of a table of people with difficult names. */
export const NAMED_KINDS = {
  lobby: 'A lobby',
  welcome: 'To whoever sat down',
  inquiry: 'The inquiry',
  'hand-turn': 'The own hand',
  'trick-going': 'A trick goes on',
  'trick-won': 'A trick is won',
  result: 'The result',
  review: 'Review',
  'review-trick': 'Review of a trick',
  menu: 'Menu',
  final: 'The end',
} as const satisfies Readonly<Partial<Record<Kind, string>>>;
export type NamedKind = keyof typeof NAMED_KINDS;
