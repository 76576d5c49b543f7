import { afterEach, describe, expect, test } from 'vitest';
import { readContract } from '../../src/sandbox/openapi.ts';
import { button, openScene, row, type Scene } from './fixture.ts';

const file = process.env.DISCORD_OPENAPI;

describe.skipIf(!file)("against Discord's own description", () => {
  let scene: Scene | undefined;
  afterEach(() => scene?.end());

  test('a request that it does not allow is refused, and says where', async () => {
    scene = await openScene();
    const body = { content: 'x', components: [row(button('x'.repeat(101), 'x'))] };
    const answer = await scene.request('POST', `/channels/${scene.channelId}/messages`, body);
    expect([answer.status, answer.body.code]).toEqual([400, 50035]);
    expect(JSON.stringify(answer.body.errors.request)).toContain('/components/0');
  });

  test('it finds what is wrong with an answer', async () => {
    const contract = await readContract(file ?? '');
    const complaints = contract.answerErrors('GET', '/users/@me', 200, { id: 5 });
    expect(complaints.some((one) => one.startsWith('/id'))).toBe(true);
    expect(contract.answerErrors('GET', '/users/@me', 299, {})).toHaveLength(1);
  });
});
