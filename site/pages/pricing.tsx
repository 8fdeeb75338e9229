export default function Pricing() {
  return (
    <div className="wrap band">
      <h1 className="display text-display-xl">Prices.</h1>
      <div className="h-[2000px]" />
      <section id="upload">Upload</section>
    </div>
  );
}
