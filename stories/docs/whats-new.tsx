import changelog from '../../CHANGELOG.md?raw';
import { Block } from './block.tsx';

/** The newest entry of CHANGELOG.md. */
export function WhatsNew() {
  const [, version = '', text = ''] = /^## (\d[^\n]*)\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  return (
    <Block>
      <p className="label-mono text-muted mb-2">{version}</p>
      <ul className="grid gap-2">
        {text
          .split('\n')
          .filter((line) => line.trim() && !line.startsWith('#'))
          .slice(0, 12)
          .map((line) => (
            <li key={line} className="text-muted">
              {line.replace(/^[-*] /, '').replaceAll(/[`*]/g, '')}
            </li>
          ))}
      </ul>
    </Block>
  );
}
