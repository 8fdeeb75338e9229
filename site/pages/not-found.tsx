export default function Notfound() {
  return (
    <div className="wrap band">
      <h1 className="display text-display-xl">This frame is blank.</h1>
      <div className="h-[2000px]" />
      <section id="upload">Upload</section>
    </div>
  );
}
