/** Computer players and how well they play; labels and descriptions of menus, 100 characters at most. */
export const computer = {
  beginner: 'Beginner',
  club: 'Club player',
  expert: 'Expert',
  'level-beginner': 'beginner',
  'level-club': 'club player',
  'level-expert': 'expert',
  'about-beginner': 'Plays by a few simple rules; good to learn against',
  'about-club': 'Weighs what the others may hold; a sound opponent',
  'about-expert': 'Thinks through many possible deals before each move',
  'fill-beginner': 'Fill up with beginners',
  'fill-club': 'Fill up with club players',
  'fill-expert': 'Fill up with experts',
  unseat: 'Remove one of the computers',
  'unseat-one': '{{number}} · {{name}} · {{level}}',
  named: 'Computer ({{level}})',
} as const;
