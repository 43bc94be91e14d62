/** One text for each market. */
export interface MarketText {
  ph: string;
  th: string;
}
