/** The database cannot be used; the message is one sentence for whoever runs the bot. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
