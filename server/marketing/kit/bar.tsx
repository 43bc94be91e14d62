/** A partly filled bar, beside or behind the number that it shows. */
export function Bar({ part, whole }: { part: number; whole: number }) {
  const length = whole <= 0 ? 0 : Math.round((Math.min(part, whole) / whole) * 1000);
  return (
    <svg className="bar" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={length} height="1" />
    </svg>
  );
}
