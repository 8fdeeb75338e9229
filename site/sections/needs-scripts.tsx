/** Notice for a form that needs scripts, shown without them. */
export function NeedsScripts() {
  return (
    <p className="border-line-strong rounded-card hidden border p-5 noscript:block">
      This form needs JavaScript, which is off or has not loaded yet.
    </p>
  );
}
