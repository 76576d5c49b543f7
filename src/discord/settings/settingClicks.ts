import type { TableQuery } from '../../app/ports.ts';
import type { Desk } from '../desk.ts';
import { message } from '../messages/parts.ts';
import { type ShownSettings, settingsPanel } from '../messages/settingsPanel.ts';
import { troubleText } from '../messages/troubleText.ts';
import { managesServer } from '../person.ts';
import { type Click, turnInto } from '../reply.ts';
import type { Asker } from '../rules/heldSet.ts';
import type { Visit } from '../visit.ts';
import { personChange, serverChange } from './chosenSetting.ts';
import type { SettingClick, SettingsPage } from './settingClick.ts';

/** What somebody may see and choose where they ask, as it is stored. */
export async function settingsOf(asker: Asker, { preferences }: Desk): Promise<ShownSettings> {
  const { user, guildId } = asker;
  return {
    person: await preferences.ofPerson(user.id),
    server: guildId === null ? null : await preferences.ofServer(guildId),
    manages: guildId !== null && managesServer(asker),
  };
}

/** Answers a click on `/settings`: that message shows what is true afterwards, in the language chosen. */
export async function answerSettingClick(
  { interaction, desk, reader: { t } }: Visit<Click>,
  click: SettingClick,
): Promise<void> {
  const { guildId } = interaction;
  const page = click.do === 'turn' ? click.page : click.do;
  if (page === 'server' && (guildId === null || !managesServer(interaction))) {
    return show(interaction, desk, 'me', t('settings.not-manager'));
  }
  if (click.do === 'turn') return show(interaction, desk, page);
  const word = interaction.isStringSelectMenu() ? (interaction.values[0] ?? '') : '';
  const isKnown =
    click.do === 'me'
      ? await changePerson(interaction, desk, click.setting, word)
      : await changeServer(guildId ?? '', desk, click.setting, word);
  if (!isKnown) return turnInto(interaction, desk, message([troubleText('unknown-button', t)]));
  return show(interaction, desk, page);
}

async function show(
  interaction: Click,
  desk: Desk,
  page: SettingsPage,
  notice: string | null = null,
): Promise<void> {
  const { t } = await desk.readership.of(interaction);
  await turnInto(interaction, desk, settingsPanel(await settingsOf(interaction, desk), page, t, notice));
}

/** Stores what a person chose and shows it at their tables; false: nobody offered that word. */
export async function changePerson(
  { user }: Pick<Asker, 'user'>,
  desk: Desk,
  setting: Parameters<typeof personChange>[0],
  word: string,
): Promise<boolean> {
  const change = personChange(setting, word);
  if (!change) return false;
  await desk.preferences.setPerson(user.id, change);
  await showAnew(desk, { person: user.id });
  return true;
}

/** Stores what a server chose and shows it at its tables; false: nobody offered that word. */
export async function changeServer(
  guildId: string,
  desk: Desk,
  setting: Parameters<typeof serverChange>[0],
  word: string,
): Promise<boolean> {
  const change = serverChange(setting, word);
  if (!change) return false;
  await desk.preferences.setServer(guildId, change);
  await showAnew(desk, { guildId });
  return true;
}

/** Has the messages of open tables made again, for whoever reads them otherwise now. */
async function showAnew(
  { tables, presenter, hands, leagues, leaguePresenter }: Desk,
  of: TableQuery,
): Promise<void> {
  for (const { id } of await tables.find({ ...of, openOnly: true })) {
    presenter.changed(id);
    hands.changed(id);
  }
  // What stands in the channels of leagues is made for nobody alone.
  const { guildId } = of;
  if (guildId === undefined) return;
  for (const { id } of await leagues.find({ guildId, phases: ['joining', 'running'] }))
    leaguePresenter.changed(id);
}
