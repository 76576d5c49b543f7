/** What people and servers choose: `/language` and `/settings`. */
export const settings = {
  changed: '✅ That is changed.',

  // The language that somebody reads alone, and why it is that one.
  'me-chosen': 'What you alone read: **{{language}}**, as you chose.',
  'me-discord': 'What you alone read: **{{language}}**, as in your Discord.',
  'me-server': 'What you alone read: **{{language}}**, as in this server.',
  'me-usual': 'What you alone read: **{{language}}**, since I do not speak the language of your Discord.',
  'server-chosen': 'What everybody reads in this server: **{{language}}**, as its moderators chose.',
  'server-own': 'What everybody reads in this server: **{{language}}**, as the server itself.',
  'server-usual':
    'What everybody reads in this server: **{{language}}**, since I do not speak the language of the server.',
  'how-language':
    '-# **/{{command}}** changes it: option **{{me}}** for you, option **{{server}}** for the server (moderators only).',
  'how-settings': '-# **/{{command}}** also holds how cards look to you.',
  'no-server': 'The language of a server is chosen in one of its channels.',
  'not-moderator': 'Only moderators choose the language of this server and the look of its pictures.',

  // The panel of `/settings`.
  'title-me': 'Your settings',
  'title-server': 'Settings of this server',
  'about-me': '-# For what you alone read. Every choice is saved at once and holds at every table.',
  'about-server': '-# For what everybody reads in the channels here. Every choice is saved at once.',
  'to-me': 'My settings',
  'to-server': 'Settings of this server',

  // Options of its menus: 100 characters at most.
  pictures: 'Pictures',
  'pictures-normal': 'Pictures of cards',
  'pictures-large': 'Pictures of cards, large',
  'pictures-none': 'Text only, no pictures',
  suits: 'Colours of the suits',
  'suits-two': 'Two colours: black and red',
  'suits-four': 'Four colours, one for each suit',
  faces: 'Card faces',
  'faces-french': 'French cards: ♣ ♠ ♥ ♦',
  'faces-german': 'German cards: acorns, leaves, hearts, bells',
  theme: 'Background of pictures',
  'theme-dark': 'Dark background',
  'theme-light': 'Light background',
  aid: 'Aid for learners',
  'aid-off': 'No aid',
  'aid-on': 'With aid',
  'aid-help': 'Trumps played and known parties; only at casual tables',
  language: 'Language',
  'language-discord': 'As in my Discord',
  'language-server': 'As the server’s own',
} as const;
