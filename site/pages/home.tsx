import { OrderSection } from '../order-section.tsx';

export default function Home() {
  return (
    <>
      <h1 className="display text-display-xl">Every frame, finished by hand.</h1>
      <OrderSection number="02" />
    </>
  );
}
