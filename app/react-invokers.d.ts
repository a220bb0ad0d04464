import "react";

// React 19.3's types do not know the invoker commands yet; React passes them on as they are.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    commandfor?: string;
    command?: string;
  }
}
