import { VideoShowcase } from '../../src/sections/video-showcase.tsx';
import { films } from '../content/videos.ts';
import { paths } from '../routing/paths.ts';

/** The films, with their texts to read. */
export default function VideosPage() {
  return (
    <div data-surface="darkroom">
      <VideoShowcase
        level={1}
        number="01"
        label="Watch"
        title="Half a minute at the desk."
        lead={
          <p>
            Short films made of single frames: what was wrong with them, and what was done. They have captions
            and no sound; the transcripts say all of it.
          </p>
        }
        films={films}
        transcripts
        action={{ href: paths.onHome('upload'), label: 'Send us a frame' }}
      />
    </div>
  );
}
