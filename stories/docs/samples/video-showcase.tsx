import { VideoShowcase, type StillFilm } from '../../../src/index.ts';

export const FilmsSection = ({ films }: { films: readonly StillFilm[] }) => (
  <VideoShowcase title="A minute at the desk." films={films} transcripts />
);
