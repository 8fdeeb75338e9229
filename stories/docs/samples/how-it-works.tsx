import { photos } from '#photos';
import { HowItWorks } from '../../../src/index.ts';

const photo = photos.turtleneck;

export const StepsSection = () => (
  <HowItWorks
    title="Two frames, two days."
    steps={[
      { title: 'Send it', text: 'As it is.', photo, stage: 'shot' },
      { title: 'Have it back', text: 'As you meant it.', fact: '24-48 hours', photo, stage: 'done' },
    ]}
  />
);
