export default function Home() {
  return (
    <div className="wrap band">
      <h1 className="display text-display-xl">Every photograph, finished by hand.</h1>
      <div className="h-[2000px]" />
      <section id="upload">Upload</section>
    </div>
  );
}
