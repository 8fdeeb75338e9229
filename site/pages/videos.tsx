import { VideoShowcase } from '../../src/sections/video-showcase.tsx';
import { films } from '../content/videos.ts';
import { paths } from '../routing/paths.ts';

/** The films, with their transcripts. */
export default function VideosPage() {
  return (
    <div data-surface="darkroom">
      <VideoShowcase
        level={1}
        number="01"
        eyebrow="Watch"
        title="From upload to delivery."
        lead="Short films made of stills: what was wrong and what was done. They have captions and no sound. Each has a transcript."
        films={films}
        transcripts
        action={{ href: paths.onHome('upload'), label: 'Send us a frame' }}
      />
    </div>
  );
}
