import { VideoShowcase } from '../../src/sections/video-showcase.tsx';
import { films } from '../content/videos.ts';
import { paths } from '../routing/paths.ts';

export const VideoShowcaseSection = () => (
  <div data-surface="darkroom">
    <VideoShowcase
      id="videos"
      number="05"
      label="Video showcase"
      title="Half a minute at the desk."
      lead={
        <p>
          Three short films made of single frames, with captions. They have no sound, so watch them anywhere.
        </p>
      }
      films={films}
      action={{ href: paths.videos, label: 'Films and transcripts' }}
    />
  </div>
);
