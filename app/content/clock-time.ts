/** 9:00AM, or 09:00 in a language with a 24-hour clock. Without `Intl`, whose first use is slow on phones. */
export function clockTime(hour: number, minute: number, isTwelveHour: boolean): string {
  const minutes = String(minute).padStart(2, "0");
  return isTwelveHour
    ? `${hour % 12 || 12}:${minutes}${hour < 12 ? "AM" : "PM"}`
    : `${String(hour).padStart(2, "0")}:${minutes}`;
}
