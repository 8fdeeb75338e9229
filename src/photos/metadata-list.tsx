import { AlertIcon } from '../ui/icons.tsx';
import { displayName } from '../lib/display-name.ts';
import { useLocale } from '../lib/locale.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { needsReview } from '../preflight/analyze-photos.ts';
import { toolMessages, sentenceFor, type ToolMessages } from '../preflight/tool-messages.ts';
import { photoMetadata } from '../preflight/photo-metadata.ts';
import { usePhotoAnalysis } from './use-photo-analysis.ts';

type MetadataListProps = {
  file: File;
  /** All photos of the list, because a copy is found by comparing photos. */
  photos: readonly File[];
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<ToolMessages>;
};

/** The photo's metadata on a muted line, below the reasons it was flagged for. */
export function MetadataList({ file, photos, messages }: MetadataListProps) {
  const words = withDefaults(toolMessages, messages);
  const locale = useLocale();
  const { reports, findings } = usePhotoAnalysis(photos);
  const report = reports.get(file);
  if (!report) return null;
  const metadata = photoMetadata(report, locale);
  const problems = (findings.get(file) ?? []).filter((finding) => needsReview([finding]));
  return (
    <div className="mt-7 flex flex-col gap-2">
      {problems.map((finding) => (
        <p key={finding.code} className="text-small text-muted flex gap-2">
          <AlertIcon className="text-accent-ink mt-0.5 size-4 shrink-0" />
          <bdi className="min-w-0 wrap-anywhere">{sentenceFor(words, displayName(file.name), finding)}</bdi>
        </p>
      ))}
      {metadata.length > 0 && (
        <ul
          aria-label={words.facts}
          className="text-mono text-faint flex flex-wrap gap-x-4 gap-y-1 font-mono"
        >
          {metadata.map((entry) => (
            <li key={entry} className="wrap-anywhere">
              <bdi>{entry}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
