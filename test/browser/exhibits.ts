import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  ContainerBuilder,
  EmbedBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  type MessageActionRowComponentBuilder,
  type MessageCreateOptions,
  MessageFlags,
  RoleSelectMenuBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SeparatorSpacingSize,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import { png } from './picture.ts';

/** What the messages need to know of the place where they are shown. */
export interface Place {
  readonly guildId: string;
  readonly channelId: string;
  readonly userId: string;
  readonly emoji: string;
  readonly messageLink: string;
}

const row = (...components: MessageActionRowComponentBuilder[]) =>
  new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(components);

const button = (customId: string, label: string, style: ButtonStyle = ButtonStyle.Secondary) =>
  new ButtonBuilder({ custom_id: customId, label, style });

const HOSTILE = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** One message of each kind that the page can draw, by name. */
export const EXHIBITS = {
  markdown: ({ channelId, userId, emoji, messageLink }) => ({
    content: [
      '# Heading one',
      '## Heading two',
      '-# small print',
      '**bold** *italic* __underline__ ~~strike~~ `code` ||secret||',
      `Hello <@${userId}>, look at <#${channelId}> ${emoji} ♣ ♠ ♥ ♦`,
      `> quoted **text**`,
      '- first',
      '- second',
      '  - nested',
      '```ts\nconst trump = "♥10";\n```',
      `[masked](https://example.org/rules) and https://example.org/bare.`,
      `Jump: ${messageLink}`,
      `Due <t:${Math.floor(Date.now() / 1000) + 90}:R>, on <t:1700000000:D>`,
    ].join('\n'),
    allowedMentions: { parse: [] },
  }),
  embed: () => ({
    embeds: [
      new EmbedBuilder({
        color: 0x23a55a,
        author: { name: 'Table 3' },
        title: 'Trick 7 of 12',
        url: 'https://example.org/',
        description: 'Anna leads **♥10**, *Clara* is to move.',
        fields: [
          { name: 'Re', value: 'Anna\nClara', inline: true },
          { name: 'Kontra', value: 'Ben\nDavid', inline: true },
          { name: 'Announced', value: 'no 90', inline: true },
          { name: 'Last trick', value: '♣A ♣K ♣10 ♥10' },
        ],
        image: { url: 'attachment://table.png' },
        thumbnail: { url: 'attachment://thumb.png' },
        footer: { text: 'Hand 4 of 8' },
      }),
    ],
    files: [
      new AttachmentBuilder(png(400, 160, [35, 110, 70]), { name: 'table.png' }),
      new AttachmentBuilder(png(80, 80, [200, 120, 40]), { name: 'thumb.png' }),
    ],
  }),
  files: () => ({
    content: 'Two files.',
    files: [
      new AttachmentBuilder(png(300, 200, [88, 101, 242]), {
        name: 'hand.png',
        description: 'A hand of cards',
      }),
      new AttachmentBuilder(Buffer.from('{"v":"doko-hand/1"}\n'), { name: 'record.jsonl' }),
    ],
  }),
  buttons: ({ messageLink }) => ({
    content: 'Clicked 0 times.',
    components: [
      row(
        button('count', 'Count', ButtonStyle.Primary),
        button('private', 'Only me'),
        button('thread', 'Thread', ButtonStyle.Success),
        button('silent', 'Silent', ButtonStyle.Danger),
        new ButtonBuilder({ label: 'Rules', style: ButtonStyle.Link, url: 'https://example.org/' }),
      ),
      row(
        button('slow', 'Slow'),
        button('think', 'Think'),
        button('never', 'Disabled').setDisabled(true),
        button('suit', 'A').setEmoji('♥'),
        new ButtonBuilder({ label: 'Jump', style: ButtonStyle.Link, url: messageLink }),
      ),
    ],
  }),
  menus: ({ emoji }) => ({
    content: 'Menus.',
    components: [
      row(
        new StringSelectMenuBuilder({
          custom_id: 'one',
          placeholder: 'Name a contract',
          options: [
            { label: 'Healthy', value: 'healthy', description: 'the normal game' },
            { label: 'Wedding', value: 'wedding', emoji },
            { label: 'Queen solo', value: 'queens', emoji: { name: '♠' } },
          ],
        }),
      ),
      row(
        new StringSelectMenuBuilder({
          custom_id: 'many',
          placeholder: 'Pass three cards',
          min_values: 3,
          max_values: 3,
          options: ['♣A', '♣K', '♠10', '♥9', '♦J'].map((label) => ({ label, value: label })),
        }),
      ),
      row(new UserSelectMenuBuilder({ custom_id: 'who', placeholder: 'Who?' })),
      row(new ChannelSelectMenuBuilder({ custom_id: 'where', placeholder: 'Where?' })),
      row(new RoleSelectMenuBuilder({ custom_id: 'role', placeholder: 'Which role?' })),
    ],
  }),
  v2: ({ emoji }) => ({
    flags: MessageFlags.IsComponentsV2,
    components: [
      new TextDisplayBuilder({ content: '## Version two\nA text display.' }),
      new ContainerBuilder({ accent_color: 0x5865f2 })
        .addSectionComponents(
          new SectionBuilder()
            .addTextDisplayComponents(new TextDisplayBuilder({ content: `**Anna** ${emoji} leads` }))
            .setButtonAccessory(button('section', 'Last trick')),
        )
        .addSeparatorComponents(new SeparatorBuilder({ divider: true, spacing: SeparatorSpacingSize.Large }))
        .addSectionComponents(
          new SectionBuilder()
            .addTextDisplayComponents(new TextDisplayBuilder({ content: 'With a thumbnail.' }))
            .setThumbnailAccessory(new ThumbnailBuilder({ media: { url: 'attachment://thumb.png' } })),
        )
        .addMediaGalleryComponents(
          new MediaGalleryBuilder({
            items: [
              { media: { url: 'attachment://one.png' }, description: 'one' },
              { media: { url: 'attachment://two.png' }, description: 'two', spoiler: true },
            ],
          }),
        )
        .addFileComponents(new FileBuilder({ file: { url: 'attachment://record.jsonl' } }))
        .addActionRowComponents(row(button('v2', 'In the container', ButtonStyle.Primary).setEmoji(emoji))),
      new ContainerBuilder({ spoiler: true }).addTextDisplayComponents(
        new TextDisplayBuilder({ content: 'Hidden container.' }),
      ),
    ],
    files: [
      new AttachmentBuilder(png(80, 80, [200, 120, 40]), { name: 'thumb.png' }),
      new AttachmentBuilder(png(320, 200, [200, 60, 60]), { name: 'one.png' }),
      new AttachmentBuilder(png(320, 200, [60, 60, 200]), { name: 'two.png' }),
      new AttachmentBuilder(Buffer.from('{}\n'), { name: 'record.jsonl' }),
    ],
  }),
  hostile: () => ({
    content: `${HOSTILE} [x](javascript:alert(1)) [y](https://example.org/"onmouseover="window.hacked=1)`,
    embeds: [new EmbedBuilder({ title: HOSTILE, description: HOSTILE, footer: { text: HOSTILE } })],
    components: [row(button('hostile"><b>', '<b>not bold</b>'))],
  }),
} satisfies { readonly [name: string]: (place: Place) => MessageCreateOptions };

export type Exhibit = keyof typeof EXHIBITS;
export const isExhibit = (name: string): name is Exhibit => name in EXHIBITS;
