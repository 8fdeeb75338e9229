import { VideoShowcase } from '../../src/sections/video-showcase.tsx';
import { films } from '../content/videos.ts';
import { paths } from '../routing/paths.ts';

export const Section = () => (
  <div data-surface="darkroom">
    <VideoShowcase
      id="videos"
      number="05"
      eyebrow="Video showcase"
      title="From upload to delivery."
      lead="Three short films made of stills, with captions and without sound."
      films={films}
      action={{ href: paths.videos, label: 'Films and transcripts' }}
    />
  </div>
);
