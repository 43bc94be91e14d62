/** A text in both markets. */
export interface MarketText {
  ph: string;
  th: string;
}
