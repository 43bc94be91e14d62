import type { CustomerService } from '#shared/lobby/lobby-config.ts';
import { Dot } from '#ui/feedback/dot.tsx';
import { FadeImage } from '#ui/media/fade-image.tsx';
import { ServiceIcon as ServiceDrawing } from '#ui/icons/service-icon.tsx';
import styles from './service-icon.module.css';

/** A service's picture, with a green dot while it is online; decorative beside its name. */
export function ServiceIcon({ icon, isOnline }: Pick<CustomerService, 'icon' | 'isOnline'>) {
  return (
    <span className={styles.icon}>
      {icon === '' ? (
        <ServiceDrawing />
      ) : (
        <FadeImage src={icon} alt="" width={44} height={44} className={styles.image} />
      )}
      {isOnline && <Dot tone="online" className={styles.dot} />}
    </span>
  );
}
