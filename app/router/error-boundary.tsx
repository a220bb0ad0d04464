import { Component, type ReactNode } from "react";
import { ErrorScreen } from "#app/layout/error-screen.tsx";

/** Shows the error screen in place of a page that throws (R45). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    // An extension has removed what React was about to remove. The document has it.
    if (error instanceof DOMException && error.name === "NotFoundError") location.reload();
  }

  override render() {
    return "error" in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
