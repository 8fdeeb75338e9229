import { readFile, writeFile } from 'node:fs/promises';
import { html } from './server/server.js';

const page = await readFile('dist/index.html', 'utf8');
await writeFile('dist/index.html', page.replace('<!--here-->', html()));
