/** A bar that is filled in part, behind or beside the number that says the same. */
export function Bar({ part, whole }: { part: number; whole: number }) {
  const length = whole <= 0 ? 0 : Math.round((Math.min(part, whole) / whole) * 1000);
  return (
    <svg className="bar" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={length} height="1" />
    </svg>
  );
}
