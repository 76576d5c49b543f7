import process from 'node:process';
import { dulle } from './cli/dulle.ts';

// A reader that has seen enough (`dulle view … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await dulle(process.argv.slice(2), process);
