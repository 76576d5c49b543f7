/** The control interface said no; `message` is a sentence for people, `code` a word for programs. */
export class ControlError extends Error {
  constructor(status, code, sentence) {
    super(sentence);
    this.name = 'ControlError';
    this.status = status;
    this.code = code;
  }
}

async function call(method, path, body) {
  const response = await fetch(`/control${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => {
    throw new ControlError(0, 'sandbox-gone', 'The sandbox does not answer. Is it still running?');
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    const sentence = answer.error ?? `The sandbox answered ${response.status}.`;
    throw new ControlError(response.status, answer.code ?? '', sentence);
  }
  return answer;
}

export const getWorld = () => call('GET', '/world');
export const getView = (userId) => call('GET', `/users/${userId}/view`);
export const getCommands = (guildId) => call('GET', guildId ? `/commands?guildId=${guildId}` : '/commands');
export const runCommand = (userId, typed) => call('POST', `/users/${userId}/commands`, typed);
export const autocomplete = (userId, typed) => call('POST', `/users/${userId}/autocomplete`, typed);
export const click = (userId, button) => call('POST', `/users/${userId}/clicks`, button);
export const select = (userId, menu) => call('POST', `/users/${userId}/selections`, menu);
export const changeUser = (userId, change) => call('PATCH', `/users/${userId}`, change);
export const changeGuild = (guildId, change) => call('PATCH', `/guilds/${guildId}`, change);
export const dropBot = () => call('POST', '/gateway/drop', {});

/**
 * Calls `onChange` whenever something visible has changed, and `onState` with whether the stream is open.
 * The browser reconnects by itself; what was missed meanwhile counts as one change.
 */
export function followChanges(onChange, onState) {
  const stream = new EventSource('/control/stream');
  stream.addEventListener('message', () => onChange());
  stream.addEventListener('open', () => {
    onState(true);
    onChange();
  });
  stream.addEventListener('error', () => onState(false));
  return () => stream.close();
}
