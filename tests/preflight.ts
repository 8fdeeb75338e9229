/**
 * Prints the pre-flight's report about photos on this disk: `npm run preflight -- FILE… [--json]`. It runs the readers
 * of `src/preflight` in Node, so that a photographer's bug report can be reproduced without a browser. It does not test
 * whether a browser can decode the file.
 */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptPhotos } from '../src/photos/accept.ts';
import { rejectionSentences } from '../src/photos/rejection-messages.ts';
import { toolMessages, sentenceFor } from '../src/preflight/tool-messages.ts';
import { embeddedByUse } from '../src/preflight/thumbnail.ts';
import { readPhoto } from '../src/preflight/read-photo.ts';

/** Opens a file. `openAsBlob` takes the size modulo 4 GiB (Node 24), so it opens no larger file. */
async function open(path: string): Promise<Blob> {
  const { size } = await stat(path);
  if (size >= 4 * 2 ** 30) throw new Error('It has 4 GiB or more.');
  return openAsBlob(path);
}

async function describe(path: string, bytes: Blob) {
  const name = basename(path);
  const file = new File([bytes], name);
  const start = performance.now();
  const report = await readPhoto(file);
  const milliseconds = Math.round((performance.now() - start) * 10) / 10;
  const { findings, takenAt, ...rest } = report;
  return {
    file: path,
    bytes: file.size,
    ...rest,
    takenAt: takenAt === undefined ? undefined : new Date(takenAt).toISOString().replace('Z', ''),
    preview: embeddedByUse(report)[0],
    milliseconds,
    findings,
    verdict: [
      ...rejectionSentences(acceptPhotos([file], []).rejected),
      ...findings.map((finding) => sentenceFor(toolMessages, name, finding)),
    ],
  };
}

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
if (positionals.length === 0) {
  console.error('Which photos? npm run preflight -- DSC_0001.NEF [--json]');
  process.exit(2);
}
for (const path of positionals) {
  const bytes = await open(path).catch((error: Error) => {
    console.error(`${path} cannot be read. ${error.message}`);
    process.exitCode = 1;
  });
  if (!bytes) continue;
  const found = await describe(path, bytes);
  process.stdout.write(`${values.json ? JSON.stringify(found) : text(found)}\n`);
}

function text({ file, bytes, kind, width, height, verdict, ...rest }: Awaited<ReturnType<typeof describe>>) {
  const { orientation, camera, takenAt, exposure, preview, bytesRead, milliseconds } = rest;
  const { seconds, aperture, iso, bias } = exposure;
  const lines = {
    kind,
    size: width === undefined ? undefined : `${width} × ${height} px, orientation ${orientation}`,
    camera,
    time: takenAt,
    exposure: [
      seconds !== undefined && `${shutter(seconds)} s`,
      aperture !== undefined && `f/${aperture}`,
      iso !== undefined && `ISO ${Math.round(iso)}`,
      bias !== undefined && `${bias} EV`,
    ]
      .filter(Boolean)
      .join(', '),
    preview: preview && `${preview.length} bytes at ${preview.at}`,
    read: `${bytesRead} of ${bytes} bytes in ${milliseconds} ms`,
    verdict: verdict.join(' ') || 'Nothing to report.',
  };
  return [
    file,
    ...Object.entries(lines).flatMap(([name, value]) => (value ? `  ${name.padEnd(9)} ${value}` : [])),
  ].join('\n');
}

/** As on cameras: 1/30, 2.5. */
function shutter(seconds: number): string {
  return seconds > 0 && seconds < 0.5 ? `1/${Math.round(1 / seconds)}` : String(seconds);
}
