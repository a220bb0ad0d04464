import styles from "./other-edition.module.css";

type OtherEditionProps = {
  name: string;
  path: string;
  day: string;
};

export function OtherEdition({ name, path, day }: OtherEditionProps) {
  return (
    <p className={`wrap ${styles.edition}`}>
      <a href={path}>
        {name}, <span>{day}</span>
      </a>
    </p>
  );
}
