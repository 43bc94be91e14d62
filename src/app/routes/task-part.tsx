import { lazyComponent } from '#app/lazy-component.tsx';

/** The tasks, inside the lobby and as their own route. */
export const taskPart = (noun: 'profileTask' | 'task') =>
  lazyComponent(
    async () => {
      const { TaskScreen } = await import('#screens/task/task-screen.tsx');
      return function TaskPart() {
        return <TaskScreen noun={noun} />;
      };
    },
    'task',
    'reward',
  );
