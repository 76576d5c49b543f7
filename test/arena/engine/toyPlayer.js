// A program of somebody else, in plain JavaScript: does the first thing that is legal, and never announces unasked.
const MUST_BE_SAID = 'announce';
let text = '';

process.stdin.setEncoding('utf8').on('data', (chunk) => {
  text += chunk;
  const lines = text.split('\n');
  text = lines.pop();
  for (const line of lines) console.log(JSON.stringify(answer(JSON.parse(line))));
});

function answer({ id, view }) {
  if (view.turn !== view.seat) return { id, action: null };
  const first = view.legal.find((action) => action.do !== MUST_BE_SAID) ?? view.legal[0];
  if (first.do !== 'pass') return { id, action: first };
  const rest = [...view.cards];
  for (const card of first.must) rest.splice(rest.indexOf(card), 1);
  return { id, action: { do: 'pass', cards: [...first.must, ...rest].slice(0, first.count) } };
}
