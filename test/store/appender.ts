// Run as a process of its own by sqlite.test.ts, which kills it or lets two of them race: appends batches to
// one table and names the version that each acknowledged append has reached.
import type { TableEvent } from '../../src/core/table/event.ts';
import { openStore } from '../../src/store/store.ts';

const BATCH = 25;
const [file = '', appends = ''] = process.argv.slice(2);
const store = await openStore(file);
let version = 0;
for (let done = 0; done < Number(appends); ) {
  const events = Array.from({ length: BATCH }, (_, index): TableEvent => {
    return { type: 'end-voted', by: `${version + index}`, at: version };
  });
  const reached = version + BATCH;
  const summary = { id: 't', guildId: 'g', channelId: 'c', ended: false, people: [`${reached}`] };
  if (await store.events.append('t', version, events, { summary, due: reached, repeats: false, hands: [] })) {
    done += 1;
    version = reached;
    process.stdout.write(`${reached}\n`);
  } else {
    version = (await store.events.load('t')).length;
  }
}
await store.close();
