/** Carries what an address says through a form that changes something else of it. */
export function HiddenFields({
  parameters,
}: {
  parameters: readonly (readonly [string, string])[];
}) {
  return parameters.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
