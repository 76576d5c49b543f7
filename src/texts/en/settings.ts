/** What people and servers choose: `/language` and `/settings`. */
export const settings = {
  changed: '✅ That is changed.',

  // The language that somebody reads alone, and why it is that one.
  'me-chosen': 'What you alone read: **{{language}}**, as you chose.',
  'me-discord': 'What you alone read: **{{language}}**, as in your Discord.',
  'me-server': 'What you alone read: **{{language}}**, as in this server.',
  'me-usual': 'What you alone read: **{{language}}**, since I do not speak the language of your Discord.',
  'server-chosen': 'What everybody reads in this server: **{{language}}**, as was chosen here.',
  'server-own': 'What everybody reads in this server: **{{language}}**, as the server itself.',
  'server-usual':
    'What everybody reads in this server: **{{language}}**, since I do not speak the language of the server.',
  'how-language':
    '-# **/{{command}}** changes it: option **{{me}}** for you, option **{{server}}** for the server (for who may manage it).',
  'how-settings': '-# **/{{command}}** also holds how cards look to you.',
  'no-server': 'The language of a server is chosen in one of its channels.',
  'not-manager': 'Only who may manage this server chooses its language and the look of its pictures.',

  // The panel of `/settings`.
  'title-me': 'Your settings',
  'title-server': 'Settings of this server',
  'about-me': '-# For what you alone read. Every choice is saved at once and holds at every table.',
  'about-server': '-# For what everybody reads in the channels here. Every choice is saved at once.',
  'to-me': 'My settings',
  'to-server': 'Settings of this server',
  option: '{{setting}}: {{choice}}',

  // Options of its menus: 100 characters at most.
  pictures: 'Pictures',
  'pictures-normal': 'of the usual size',
  'pictures-large': 'large',
  'pictures-none': 'none, only text',
  suits: 'Suit colours',
  'suits-two': 'two, black and red',
  'suits-four': 'four, one for each suit',
  faces: 'Card faces',
  'faces-french': 'French (♣ ♠ ♥ ♦)',
  'faces-german': 'German (acorns, leaves, hearts, bells)',
  theme: 'Background',
  'theme-dark': 'dark',
  'theme-light': 'light',
  aid: 'Aid for learners',
  'aid-off': 'off',
  'aid-on': 'on',
  'aid-help': 'Trumps played and known parties; only at casual tables',
  language: 'Language',
  'language-discord': 'as in my Discord',
  'language-server': 'as the server’s own',
} as const;
