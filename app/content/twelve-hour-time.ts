/** 9:00AM */
export function twelveHourTime(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")}${hour < 12 ? "AM" : "PM"}`;
}
