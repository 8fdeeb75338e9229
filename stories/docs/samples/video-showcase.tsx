import { VideoShowcase, type StillFilm } from '../../../src/index.ts';

export const Films = ({ films }: { films: readonly StillFilm[] }) => (
  <VideoShowcase title="A minute at the desk." films={films} transcripts />
);
