/**
 * `npm run test:rules`: breaks each rule of sending once, and records in the decision record which run of the order
 * model (unit/quote/order/order-model.test.ts) finds it. Fails if no run finds one. Restores each file. Takes four
 * minutes, so it is not part of `npm test`. `npm run test:rules -- sweep` breaks only the rules whose text contains
 * this word, and writes nothing.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './platform.ts';

const root = join(import.meta.dirname, '..');
const RECORD = join(root, 'stories/decisions/07-sending-once.mdx');

/** The broken rule, its file, and the text that is replaced and its replacement. */
export const rules: [rule: string, file: string, text: string, broken: string][] = [
  ['The same content gets a new key at each attempt', 'session', 'idempotencyKey: key }', 'idempotencyKey: crypto.randomUUID() }'],
  ['A key is remembered, not derived from the draft and the content', 'machine', '?? keyFor(order.seed, content)', '?? newId()'],
  ['A tab writes a draft that another one owns', 'storage', 'if (found && !isOwn) return', 'if (found?.orderNumber) return'],
  ['The asked tab lets go before everything is stored', 'session', 'const isStored = await saveAll()', 'const isStored = true'],
  ['Files that are missing in storage are not stored again', 'storage', '.filter((key) => !keys.includes(key)) : []', '.filter((key) => !keys.includes(key) && !(found && namedIn(found.quote).includes(key))) : []'],
  ['An open draft is swept', 'storage', 'if (isBroken || isOpen) continue', 'if (isBroken) continue'],
  ['A takeover loses what was not stored yet', 'machine', 'hasUnstoredEntries || (number === null && isUnsaved(order))', 'false'],
  ['A changed order leaves without a question', 'machine', 'findUnconfirmedAttempt(order) !== undefined', 'order === null'],
  ['A refusal keeps the receipts', 'machine', ', receipts: withoutNamed(order.receipts, error)', ''],
  ['Files are not opened before they leave', 'session', 'await findUnreadable(parts)', '[] as FilePart[]'],
  ['After a failed upload only the ends of files are read', 'session', 'checkFiles(sent, READ_AHEAD)', 'checkFiles()'],
  ['The kept copy is not used', 'session', 'found.filter((copy) => !useless.includes(copy))', '([] as FilePart[])'],
  ['A draft is swept that was never offered', 'storage', 'record?.mayExpire && ', 'record && '],
  ['An accepted order leaves its draft', 'session', 'await drafts.end(id, numberRecord, sent, keepFiles)', 'await 1'],
  ['The order leaves before its attempt is stored', 'machine', "attempts: withAttempt(order, { outcome: 'unknown', payload: payloadOf(order) }),", ''],
  ['A later edit reaches the order', 'machine', 'sending ?? { content: contentHash(quote), quote, mayHaveArrived: false }', '({ content: contentHash(quote), mayHaveArrived: false, ...sending, quote })'],
  ['A refusal ends the doubt about an earlier try', 'machine', "mayHaveArrived || isConflict(failure) ? 'unknown'", "mayHaveArrived || isConflict(failure) ? 'refused'"],
  ['A takeover loses photos that are still being stored', 'machine', 'quote !== saved.quote || unstoredKeys.length > 0', 'quote !== saved.quote'],
  ['An older list of missing files replaces a newer one', 'session', 'order().unstoredKeys.filter((other) => other !== key)', 'wanted.slice(0, wanted.indexOf(key))'],
  ['An upload keeps its key after a refusal', 'machine', '{ failure, uploadSeed: newId() }', '{ failure }'],
  ['An upload keeps its key after it was answered', 'machine', 'Object.fromEntries(added) }, uploadSeed: newId() }', 'Object.fromEntries(added) } }'],
  ['A draft that another tab has sent counts as cleared away', 'storage', 'return record.owner?.tab === tabs.me ||', 'return (record.owner?.tab ?? tabs.me) === tabs.me ||'],
  ['A conflict is not followed by what was refused', 'session', '[payloadOf(order()), ...refused]', '[payloadOf(order())]'],
  ['Only the first refused version is remembered', 'machine', '[...attemptOf(order).refused, payloadOf(order)]', 'attemptOf(order).refused.length > 0 ? attemptOf(order).refused : [payloadOf(order)]'],
  ['An order that was set aside and leaves again stays set aside', 'machine', "{ outcome: 'unknown', payload", "{ outcome: attemptOf(order).outcome === 'setAside' ? 'setAside' : 'unknown', payload"],
  ['“Start over” removes the files at once', 'storage', 'result: { missing }', "dropFiles: next ? [] : keys, result: { missing }"],
  ['Photos that are removed together leave the storage at once', 'storage', 'result: { missing }', "dropFiles: keys.filter((key) => next?.quote && !namedIn(next.quote).includes(key)), result: { missing }"],
  ['A draft that was started over does not renew its lease', 'session', 'order().updatedAt > 0', '!isEmpty(order())'],
  ['An answer removes what another tab has changed meanwhile', 'storage', 'if (isOther && !isSame(found.quote, readQuote(sent)))', 'if (isOther && numberRecord === null)'],
  ['Changes made during sending are given up with the order', 'machine', 'return isUnchanged ? next :', 'return isUnchanged || order ? next :'],
  ['Without locks no tab counts as open', 'storage', '?? now() - owner.at < LEASE', '?? false'],
]; // oxfmt-ignore

const paths: Record<string, string> = {
  machine: 'order-machine.ts',
  session: 'order-session.ts',
  storage: 'draft-storage.ts',
};
export const pathOf = (file: string) => join(root, 'src/quote/order', paths[file] ?? '');

/** Returns the number of the first run that fails, or `null` if none does. */
function breakRule([rule, file, text, broken]: (typeof rules)[number]): number | null {
  const path = pathOf(file);
  const code = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    code.replace(text, () => broken),
  );
  try {
    const args = ['exec', '--', 'vitest', 'run', '--project', 'unit', 'order-model'];
    const { stdout, stderr, status } = spawnSync(...npm(...args), {
      cwd: root,
      env: { ...process.env, FIRST: '1' },
      encoding: 'utf8',
    });
    const [, run] = /failed after (\d+) tests/.exec(stdout + stderr) ?? [];
    if (run === undefined && status !== 0) throw new Error(`${rule}: ${stdout}${stderr}`);
    console.warn(`${run ?? '-'}\t${rule}`);
    return run === undefined ? null : Number(run);
  } finally {
    writeFileSync(path, code);
  }
}

if (import.meta.main) breakAll(process.argv[2] ?? '');

function breakAll(word: string): void {
  const found = rules
    .filter(([rule]) => rule.includes(word))
    .map((rule) => [rule[0], breakRule(rule)] as const);
  if (word === '') {
    const head = '| Rule as it was broken | Found in run |\n| --- | --- |\n';
    const rows = found.map(([rule, run]) => `| ${rule} | ${run ?? 'not found'} |\n`).join('');
    const record = readFileSync(RECORD, 'utf8');
    writeFileSync(
      RECORD,
      record.replace(/\| Rule as it was broken[^]*?\n(?=\n)/, () => head + rows),
    );
  }
  process.exitCode = found.some(([, run]) => run === null) ? 1 : 0;
}
