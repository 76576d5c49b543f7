import type { Translation } from '../translation.ts';

/** What goes wrong around a game rather than in it. */
export const trouble = {
  'missing-permissions':
    'Hier kann ich keinen Tisch eröffnen. In diesem Kanal brauche ich noch diese Berechtigungen: {{names}}.',
  'text-only': 'Ohne die Berechtigung **{{permission}}** zeige ich in diesem Kanal nur Text, keine Bilder.',
  ViewChannel: 'Kanal ansehen',
  SendMessages: 'Nachrichten senden',
  AttachFiles: 'Dateien anhängen',
  ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
  CreatePublicThreads: 'Öffentliche Threads erstellen',
  CreatePrivateThreads: 'Private Threads erstellen',
  SendMessagesInThreads: 'Nachrichten in Threads senden',
  'unknown-table':
    'Dieser Knopf gehört zu einem Tisch, den ich nicht mehr kenne. **/tisch erstellen** eröffnet einen neuen.',
  'unknown-button': 'Diesen Knopf kenne ich nicht mehr; vielleicht ist er von einer älteren Version von mir.',
  'no-table-here': 'Du hast hier keinen Tisch. **/tisch erstellen** eröffnet einen.',
  failed:
    'Bei mir ist etwas schiefgegangen; vom Spiel ist nichts verloren. Bitte versuch es noch einmal. Passiert es wieder, dann gib diese Kennung an die Leute weiter, die mich betreiben: `{{reference}}`.',
} satisfies Translation<'de'>['trouble'];
