// Offers that were put aside on a small screen: they can still be answered in their tab.
class Aside {
  private from = $state.raw<readonly number[]>([]);

  has(seat: number): boolean {
    return this.from.includes(seat);
  }
  put(seat: number): void {
    this.from = [...this.from, seat];
  }
  /** Nobody offers anything any more. */
  clear(): void {
    if (this.from.length) this.from = [];
  }
}
export const aside = new Aside();
