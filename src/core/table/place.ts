/** Where in Discord a table stands: ids of the server and of the channel in which it was opened. */
export interface Place {
  readonly guildId: string;
  readonly channelId: string;
}
